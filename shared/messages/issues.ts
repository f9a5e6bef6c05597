import type { z } from '@hono/zod-openapi'
import { type Message, message } from './message.ts'

const isOurs = (text: string) => text.startsWith('{"code":"')

/** The message of a schema's issue; one without a message is of the parser's own kinds. */
export function messageOfIssue({ message: text, ...kind }: z.core.$ZodIssue): Message {
	if (isOurs(text)) return JSON.parse(text)
	return message('input.of_parser', { issue: { ...kind, path: [] } })
}

/** The mistakes of an input that a schema refused: a message for each field, by its path. */
export function mistakesIn({ issues }: z.ZodError): Record<string, Message> {
	const fields: Record<string, Message> = {}
	for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= messageOfIssue(issue)
	return fields
}
