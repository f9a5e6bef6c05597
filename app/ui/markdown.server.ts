import { Marked } from 'marked'
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
		// The page has the first level itself.
		heading({ tokens, depth }) {
			const level = Math.min(depth + 1, 6)
			return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
		},
	},
})

/** Markdown as HTML that can be shown as it is: tags in the text are words, pictures their names. */
export const markdownHtml = (text: string): string => marked.parse(text, { async: false })
