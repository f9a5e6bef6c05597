import { Marked, type TokensList } from 'marked'
import { isOwnAddress } from '../../shared/requests/own-address'

const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found)

/** The links a text may have besides those to the store's own pages: the web, a mail or a phone. */
const OUTSIDE = /^(?:https?:\/\/|(?:mailto|tel):)/i

/** Whether a link goes outside by its own words, or stays in the store as a browser reads it: `/\\host` is a host. */
const isSafe = (href: string) =>
	OUTSIDE.test(href) || href.startsWith('#') || (href.startsWith('/') && isOwnAddress(href))

const marked = new Marked({
	async: false,
	renderer: {
		html: ({ text }) => escaped(text),
		image: ({ text }) => escaped(text),
		checkbox: () => '',
		link({ href, tokens }) {
			const words = this.parser.parseInline(tokens)
			return isSafe(href) ? `<a href="${escaped(href)}">${words}</a>` : words
		},
	},
})

/** Gives headings the levels below that of the page, which has the first, with none left out on the way. */
function nestHeadings(tokens: TokensList) {
	const above: number[] = []
	marked.walkTokens(tokens, (token) => {
		if (token.type !== 'heading') return
		while ((above.at(-1) ?? 0) >= token.depth) above.pop()
		above.push(token.depth)
		token.depth = Math.min(above.length + 1, 6)
	})
}

/** Markdown as HTML that can be shown as it is: tags in the text are words, pictures their names. */
export function markdownHtml(text: string): string {
	const tokens = marked.lexer(text)
	nestHeadings(tokens)
	return marked.parser(tokens)
}
