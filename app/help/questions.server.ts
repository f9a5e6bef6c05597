import { markdownHtml } from '../ui/markdown.server'

const HEADING = /^#{1,6}[ \t]+(.+?)[ \t]*#*$/

/** The questions of a Markdown text, each a heading with its answer below, as HTML. */
export function questionsIn(text: string): { question: string; answer: string }[] {
	const found: { question: string; lines: string[] }[] = []
	for (const line of text.split(/\r?\n/)) {
		const [, question] = HEADING.exec(line) ?? []
		if (question) found.push({ question, lines: [] })
		else found.at(-1)?.lines.push(line)
	}
	return found.map(({ question, lines }) => ({ question, answer: markdownHtml(lines.join('\n')) }))
}
