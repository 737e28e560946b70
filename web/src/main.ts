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
import "./style/stage.css";
import "./style/anywhere.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { SITE } from "./anywhere/site";
import { castByName } from "./draw/company";
import { startLocale } from "./i18n/index.svelte";

// The cover comes first; the engine is fetched behind it.
if (SITE) void import("./anywhere/install").then(({ settleIn }) => settleIn());
void Promise.all([startLocale(), castByName()]).then(() => mount(App, { target: document.getElementById("app")! }));
