import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { inAscii } from '../../shared/text/characters.ts'
import { paragraphs } from '../../shared/text/text.ts'
import { MAX_NOTE_LENGTH } from './limits.ts'
import { contactIn } from './rules.ts'

export const CONTACT_NOTE_KINDS = ['call', 'note'] as const
export type ContactNoteKind = (typeof CONTACT_NOTE_KINDS)[number]

/** A phone number or mail address as people type it. */
export const contactField = z
	.string({ error: issue('contacts.contact_wrong') })
	.max(254, issue('contacts.contact_wrong'))
	.transform((text, context) => {
		const contact = contactIn(inAscii(text))
		if (contact) return contact
		context.addIssue({ code: 'custom', message: issue('contacts.contact_wrong'), input: text })
		return z.NEVER
	})

export const NewContactNote = model('NewContactNote', {
	contact: contactField.openapi({
		type: 'string',
		description: 'The phone number or mail address of the person',
		example: '98200 12345',
	}),
	kind: oneOf(CONTACT_NOTE_KINDS),
	text: paragraphs(MAX_NOTE_LENGTH, issue('contacts.text_required')),
})
export type NewContactNote = z.output<typeof NewContactNote>

export const ContactNote = model('ContactNote', {
	id: z.string(),
	kind: z.enum(CONTACT_NOTE_KINDS),
	text: z.string(),
	by: z.string().openapi({ description: 'The admin who wrote it' }),
	at: z.string(),
})
export type ContactNote = z.output<typeof ContactNote>
