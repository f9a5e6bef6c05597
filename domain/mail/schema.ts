import { z } from '@hono/zod-openapi'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { MAIL_CHOICES, MAIL_TEMPLATES, type MailChoice } from './rules.ts'

/** `kept`: there was no server to hand it to. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept'] as const
export const MailState = oneOf(MAIL_STATES)
export type MailState = z.output<typeof MailState>

export const MailQuery = PageQuery.extend({ state: MailState.optional() })
export type MailQuery = z.output<typeof MailQuery>

const Template = oneOf(MAIL_TEMPLATES)

export const Mail = model('Mail', {
	id: z.string(),
	template: Template,
	name: z.string(),
	email: z.string(),
	state: MailState,
	error: z.string().nullable().openapi({ description: 'Why it was not taken the last time' }),
	createdAt: z.string(),
	sentAt: z.string().nullable(),
})
export type Mail = z.output<typeof Mail>

const Words = model('MailWords', { subject: z.string(), html: z.string(), text: z.string() })

export const ReadMail = Mail.extend({
	words: Words.nullable().openapi({
		description: 'How it reads, without what only its recipient may know; null once it is too old',
	}),
}).openapi('ReadMail')
export type ReadMail = z.output<typeof ReadMail>

export const MailPreview = Words.openapi('MailPreview')
export const PreviewParam = z.object({ template: Template })

const CHOICES = Object.keys(MAIL_CHOICES) as [MailChoice, ...MailChoice[]]
const Choice = oneOf(CHOICES)

export const MailChoices = model('MailChoices', {
	choices: z
		.array(z.object({ choice: Choice, wanted: z.boolean() }))
		.openapi({ description: 'None where the store sends no mail' }),
})
export type MailChoices = z.output<typeof MailChoices>

export const MailChoicesChange = model('MailChoicesChange', {
	wanted: z.array(Choice, issue('input.required')).max(20),
})
export type MailChoicesChange = z.output<typeof MailChoicesChange>
