import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { personName } from '../../../shared/text/text.ts'
import { givenAddress, newAddress, newPasswordFields, Role, samePasswords } from '../schema.ts'

/** The secret of a link, as its page was opened with it. */
export const linkToken = z
	.string({ error: issue('accounts.link_over') })
	.max(100, issue('accounts.link_over'))

export const ResetRequest = model('ResetRequest', {
	email: givenAddress(issue('accounts.email_required')),
})
export type ResetRequest = z.output<typeof ResetRequest>

export const NewPassword = samePasswords(
	z.object({ token: linkToken, ...newPasswordFields }),
).openapi('NewPassword')
export type NewPassword = z.output<typeof NewPassword>

export const LinkToken = model('LinkToken', { token: linkToken })
export type LinkToken = z.output<typeof LinkToken>

export const NewInvitation = model('NewInvitation', {
	email: newAddress,
	name: personName(100, issue('accounts.name_required')),
	role: Role,
})
export type NewInvitation = z.output<typeof NewInvitation>

export const Invitation = model('Invitation', {
	id: z.string(),
	email: z.string(),
	name: z.string(),
	role: Role,
	invitedBy: z.string(),
	createdAt: z.string(),
	expiresAt: z.string(),
	link: z.string().optional().openapi({
		description: 'Only where the store has no mail server, and only once: to be passed on',
	}),
})
export type Invitation = z.output<typeof Invitation>

export const Invited = model('Invited', { email: z.string(), name: z.string(), role: Role })
export type Invited = z.output<typeof Invited>
