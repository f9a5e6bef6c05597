/** A module that a page needs soon, as the router names it. */
const PRELOAD = /<link\b(?=[^>]* rel="modulepreload")[^>]* href="(\/assets\/[\w.-]+\.js)"[^>]*\/>/g
/** The script of the router that loads the modules of a page and wakes it up. */
const MODULE = /<script\b([^>]*) type="module" async="">(.*?)<\/script>/s

/** Imported by others, and has no name but its hash. */
const SHARED = /\/[\w-]{8}\.js$/
/** Runs the page as soon as it is evaluated, so it comes last. */
const ENTRY = /\/entry\.client-/

/** A page that is not painted by then has its modules all the same, milliseconds. */
const AT_LAST = 2000

/** A page in which nobody has done anything starts by itself this long after its paint, milliseconds. */
const UNUSED = 2000

/** What a visitor does before they can press something, or as they do. */
const SIGNS = 'pointerdown,pointermove,touchstart,wheel,scroll,keydown,focusin,input'

/**
 * Names the modules for loading once the page has been painted, and runs them at the first sign of the visitor: one
 * module in a task, so that none is long. In a tab that nobody sees, which paints nothing, it waits for neither. What it
 * adds is allowed by the policy of the page: by the nonce, or by the hash of the same code in the block before.
 */
const start = (modules: readonly string[], inTurn: readonly string[]) =>
	`(function(m,t,d){
var k="${SIGNS}".split(","),isAsked,isStarted;
function ask(){
if(isAsked)return;isAsked=true;
m.forEach(function(h){setTimeout(function(){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)})});
setTimeout(begin,${UNUSED})}
function begin(){
if(isStarted)return;isStarted=true;
ask();
k.forEach(function(e){removeEventListener(e,begin,true)});
next()}
function next(){
var h=t.shift();
if(h)return import(h).then(later,later);
var s=document.createElement("script");s.type="module";s.setAttribute("nonce",d.nonce);s.textContent=d.textContent;d.after(s);s.remove()}
function later(){setTimeout(next)}
if(document.hidden)return begin();
k.forEach(function(e){addEventListener(e,begin,{capture:true,passive:true})});
if((PerformanceObserver.supportedEntryTypes||[]).indexOf("paint")<0)requestAnimationFrame(function(){setTimeout(ask)});
else new PerformanceObserver(ask).observe({type:"paint",buffered:true});
setTimeout(ask,${AT_LAST})
})(${JSON.stringify(modules)},${JSON.stringify(inTurn)},document.currentScript.previousElementSibling)`

/**
 * A page whose modules are asked for after its first paint and run once somebody uses it, so that nothing which is only
 * needed for a press comes between the reader and the words. A page without the router's script is left as it is.
 */
export function withLateScripts(html: string, nonce: string): string {
	if (!MODULE.test(html)) return html
	const modules = [...html.matchAll(PRELOAD)].map(([, href = '']) => href)
	const inTurn = [
		...modules.filter((module) => SHARED.test(module)),
		...modules.filter((module) => !SHARED.test(module) && !ENTRY.test(module)),
	]
	return html
		.replace(PRELOAD, '')
		.replace(
			MODULE,
			(_, attributes: string, code: string) =>
				`<script${attributes} type="text/plain">${code}</script><script nonce="${nonce}">${start(modules, inTurn)}</script>`,
		)
}
