/** Text into the clipboard; whether that worked. Pages without TLS have no clipboard, only the old way. */
export async function copyText(text: string): Promise<boolean> {
	try {
		if (navigator.clipboard) {
			await navigator.clipboard.writeText(text);
			return true;
		}
	} catch {
		// not allowed: the old way may still be
	}
	const field = document.createElement("textarea");
	field.value = text;
	field.style.position = "fixed";
	field.style.opacity = "0";
	// Inside an open dialog, or the field could not be selected.
	(document.querySelector("dialog[open]") ?? document.body).append(field);
	field.select();
	const done = document.execCommand("copy");
	field.remove();
	return done;
}
