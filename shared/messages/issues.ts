import type { z } from '@hono/zod-openapi'
import { type Message, message } from './message.ts'

const isOurs = (text: string) => text.startsWith('{"code":"')

/** What an issue of a schema says; what the schema has no message for is of the parser's own kinds. */
export function messageOfIssue({ message: text, ...kind }: z.core.$ZodIssue): Message {
	if (isOurs(text)) return JSON.parse(text)
	return message('input.of_parser', { issue: { ...kind, path: [] } })
}

/** What is wrong with an input that a schema refused: a message for each field, by where it is. */
export function mistakesIn({ issues }: z.ZodError): Record<string, Message> {
	const fields: Record<string, Message> = {}
	for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= messageOfIssue(issue)
	return fields
}
