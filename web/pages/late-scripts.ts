/** A module that a page needs soon, as the router names it. */
const PRELOAD = /<link\b(?=[^>]* rel="modulepreload")[^>]* href="(\/assets\/[\w.-]+\.js)"[^>]*\/>/g
/** The script of the router that loads the modules of a page and wakes it up. */
const MODULE = /<script\b([^>]*) type="module" async="">(.*?)<\/script>/s

/** A page that is not painted by then has its modules all the same, milliseconds. */
const AT_LAST = 2000

/**
 * Runs once the page has been painted, or at once in a tab that nobody sees, which paints nothing. What it adds is
 * allowed by the policy of the page: by the nonce, or by the hash of the same code in the block before.
 */
const start = (modules: readonly string[]) =>
	`(function(m,d){
var isDone;
function go(){
if(isDone)return;isDone=true;
m.forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});
var s=document.createElement("script");s.type="module";s.setAttribute("nonce",d.nonce);s.textContent=d.textContent;d.after(s);s.remove()}
if(document.hidden)return go();
if((PerformanceObserver.supportedEntryTypes||[]).indexOf("paint")<0)requestAnimationFrame(function(){setTimeout(go)});
else new PerformanceObserver(go).observe({type:"paint",buffered:true});
setTimeout(go,${AT_LAST})
})(${JSON.stringify(modules)},document.currentScript.previousElementSibling)`

/**
 * A page whose modules are asked for after its first paint, so that nothing which is only needed once somebody presses
 * something comes between the reader and the words. A page without the router's script is left as it is.
 */
export function withLateScripts(html: string, nonce: string): string {
	if (!MODULE.test(html)) return html
	const modules = [...html.matchAll(PRELOAD)].map(([, href = '']) => href)
	return html
		.replace(PRELOAD, '')
		.replace(
			MODULE,
			(_, attributes: string, code: string) =>
				`<script${attributes} type="text/plain">${code}</script><script nonce="${nonce}">${start(modules)}</script>`,
		)
}
