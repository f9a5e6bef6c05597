import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A style sheet of the store that a page names. */
const SHEET = /<link\b(?=[^>]* rel="stylesheet")[^>]* href="\/assets\/([\w.-]+\.css)#?"[^>]*\/>/g

const FOLDER = 'build/pages/client/assets'

/** Reads a built style sheet once. @returns undefined where there is none of that name */
export function builtSheets(folder = FOLDER): (name: string) => string | undefined {
	const known = new Map<string, string | undefined>()
	return (name) => {
		if (!known.has(name)) known.set(name, textOf(join(folder, name)))
		return known.get(name)
	}
}

function textOf(path: string): string | undefined {
	try {
		return readFileSync(path, 'utf8')
	} catch {
		return undefined
	}
}

/**
 * A page with its style sheets inside, so that its first paint waits for no further answer. Their links stay: the
 * browser fetches them after everything else, for the pages to come, and the router finds them where it put them. They
 * apply to nothing, so that each rule stands there once.
 */
export const withStyles = (
	html: string,
	nonce: string,
	sheetOf: (name: string) => string | undefined,
): string =>
	html.replace(SHEET, (link, name: string) => {
		const css = sheetOf(name)
		if (css === undefined) return link
		return `${link.slice(0, -2)} media="not all"/><style nonce="${nonce}">${css}</style>`
	})
