import "@fontsource/bangers/latin-400.css";
import "@fontsource/comic-neue/latin-700.css";
import "@fontsource-variable/inter/wght.css";
import "./style/base.css";
import "./style/tile.css";
import "./style/board.css";
import "./style/hand.css";
import "./style/card.css";
import "./style/phone.css";
import "./style/splash.css";
import "./style/tools.css";
import "./style/landing.css";
import "./style/parts.css";
import "./style/pages.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLocale } from "./i18n/index.svelte";

void startLocale().then(() => mount(App, { target: document.getElementById("app")! }));
