import { z } from '@hono/zod-openapi'
import { anybody, routesTagged } from '../../../http/call.ts'
import { unwrap } from '../../../http/problem.ts'
import { respond, respondCreated, respondNoContent } from '../../../http/respond.ts'
import { created, noContent, ok } from '../../../http/responses.ts'
import { body, newRouter } from '../../../http/router.ts'
import { acceptInvitation, readInvitation } from '../internal/invitations/accept.ts'
import {
	invite,
	inviteAgain,
	listInvitations,
	withdrawInvitation,
} from '../internal/invitations/invitations.ts'
import { keepDevice } from '../internal/login/device-cookie.ts'
import { Invitation, Invited, LinkToken, NewInvitation, NewPassword } from '../links/link-schema.ts'
import { canManageAccounts } from '../policy.ts'

const call = routesTagged('Accounts')

/** Accounts that admins ask for. */
export function invitationRoutes() {
	return newRouter()
		.openapi(
			call('GET /invitations', canManageAccounts, {
				summary: 'Who is invited and has not joined yet (admin)',
				responses: ok(z.array(Invitation), 'The latest first'),
			}),
			(c) => respond(c, listInvitations),
		)
		.openapi(
			call('POST /invitations', canManageAccounts, {
				summary: 'Invite somebody with a role (admin)',
				body: body(NewInvitation),
				responses: created(Invitation, 'Invited', 409),
			}),
			(c) => respondCreated(c, invite, c.req.valid('json')),
		)
		.openapi(
			call('POST /invitations/{id}/resend', canManageAccounts, {
				summary: 'Send an invitation again, by another link (admin)',
				responses: ok(Invitation, 'Sent'),
			}),
			(c) => respond(c, inviteAgain, c.req.valid('param').id),
		)
		.openapi(
			call('DELETE /invitations/{id}', canManageAccounts, {
				summary: 'Withdraw an invitation (admin)',
				responses: noContent('Withdrawn'),
			}),
			(c) => respondNoContent(c, withdrawInvitation, c.req.valid('param').id),
		)
		.openapi(
			call('POST /account/invitation', anybody, {
				summary: 'Whom the link of an invitation is for',
				countedBy: 'logIn',
				body: body(LinkToken),
				responses: ok(Invited, 'The invitation', 404, 429),
			}),
			(c) => respond(c, readInvitation, c.req.valid('json')),
		)
		.openapi(
			call('POST /account/invitation/accept', anybody, {
				summary: 'Accept an invitation with a password; one then logs in with it',
				countedBy: 'logIn',
				body: body(NewPassword),
				responses: created(Invited, 'The account is made', 404, 409, 429),
			}),
			async (c) => {
				const { id, invited } = unwrap(await acceptInvitation(c.var.ctx, c.req.valid('json')))
				await keepDevice(c, id)
				return c.json(invited, 201)
			},
		)
}
