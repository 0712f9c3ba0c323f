/** Which addresses a link may have: http or https with a host, nothing else, at save, rendering and export. */

const shape = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;
const longest = 2_048;

/** Whether an address may stand in an advert: begins with http:// or https://, has a host, no credentials, no spaces. */
export function isLinkAddress(url: string): boolean {
  return url.length <= longest && shape.test(url) && !hasControl(url);
}

function hasControl(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) < 0x20) return true;
  return false;
}
