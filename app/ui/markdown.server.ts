import { Marked } from 'marked'

const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found)

/** Where a text may lead: to the web, to a mail or a phone, or within the store. */
const SAFE = /^(?:https?:\/\/|(?:mailto|tel):|\/(?!\/)|#)/i

const marked = new Marked({
	async: false,
	renderer: {
		html: ({ text }) => escaped(text),
		image: ({ text }) => escaped(text),
		checkbox: () => '',
		link({ href, tokens }) {
			const words = this.parser.parseInline(tokens)
			return SAFE.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words
		},
		// The page has the first level itself.
		heading({ tokens, depth }) {
			const level = Math.min(depth + 1, 6)
			return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
		},
	},
})

/** Markdown as HTML that can be shown as it is: tags in the text are words, pictures their names. */
export const markdownHtml = (text: string): string => marked.parse(text, { async: false })
