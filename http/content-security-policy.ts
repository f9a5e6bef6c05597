import { createHash } from 'node:crypto'

/** The policy of an answer that is no page: should a browser show it as one, nothing in it runs or is loaded. */
export const NO_PAGE_POLICY =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The policy of the workers that read a buyer's bill: they may run WebAssembly, which no page may, and load the store's
 * own files. The page that starts one has no say in it.
 */
export const READER_POLICY = `${NO_PAGE_POLICY}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`

/** The policy of files that people have sent in: shown on their own they are strangers to the store. */
export const UPLOADED_POLICY = `${NO_PAGE_POLICY}; sandbox`

/** The inline sources of a page: as a policy has them, hashes or a nonce. */
interface Inline {
	scripts: string[]
	styles: string[]
}

/** The provider whose form a page may show and send a buyer to: origins. */
export interface Provider {
	/** Where its script is. */
	script: string
	/** Where its form is, in a frame or as a page. */
	form: string
}

/** The policy of the page where a buyer pays, and of no other. */
const ofProvider = ({ script, form }: Provider) => [
	`frame-src ${form} ${script}`,
	`connect-src 'self' ${form} ${script}`,
]

const policyOf = ({ scripts, styles }: Inline, provider?: Provider) =>
	[
		"default-src 'self'",
		`script-src ${["'self'", ...scripts, ...(provider ? [provider.script] : [])].join(' ')}`,
		"script-src-attr 'none'",
		`style-src ${["'self'", ...styles].join(' ')}`,
		// A width or a colour that is counted; it runs nothing and loads nothing that is not the store's.
		"style-src-attr 'unsafe-inline'",
		// Pictures that are chosen and not yet sent are shown from memory.
		"img-src 'self' data: blob:",
		"object-src 'none'",
		"base-uri 'none'",
		`form-action 'self'${provider ? ` ${provider.form}` : ''}`,
		"frame-ancestors 'none'",
		...(provider ? ofProvider(provider) : []),
	].join('; ')

/** The policy of a page for one reader: the store itself put there all elements with the nonce. */
export function policyWithNonce(nonce: string, provider?: Provider): string {
	const source = `'nonce-${nonce}'`
	return policyOf({ scripts: [source], styles: [source] }, provider)
}

/**
 * The policy of a shared page, and the page without the nonce it was rendered with, which would change it each time.
 * Only elements with the nonce are named: a script that got into the page by any other way has none, and does not run.
 */
export function policyWithHashes(
	rendered: string,
	nonce: string,
): { html: string; policy: string } {
	const attribute = ` nonce="${nonce}"`
	const inline: Inline = { scripts: [], styles: [] }
	for (const [, name, attributes = '', code = ''] of rendered.matchAll(INLINE)) {
		if (!attributes.includes(attribute)) continue
		const hashes = name === 'script' ? inline.scripts : inline.styles
		const hash = hashOf(code)
		if (!hashes.includes(hash)) hashes.push(hash)
	}
	return { html: rendered.replaceAll(attribute, ''), policy: policyOf(inline) }
}

/** Neither can hold its own end tag: HTML has no way to write that. */
const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
