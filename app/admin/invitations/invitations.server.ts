import { redirect } from 'react-router'
import { z } from 'zod'
import { type Invitation, NewInvitation } from '../../../domain/accounts/links/link-schema'
import { api, attempt, type Context } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { invitationIntents } from './invitation-intents'

const One = z.object({ id: z.string() })

/** What has been sent, and the link where the store could not mail it. */
const told = ({ name, email, link }: Invitation) => ({
	problem: null,
	sent: { name, email, link: link ?? null },
})

/** Invites, sends again and withdraws. */
export const changeInvitations = (request: Request, context: Context) => {
	const { invitations } = api(context).invitations
	return formAction(request, invitationIntents, {
		invite: onForm(NewInvitation, async (json, form) => {
			const invited = await attempt(invitations.$post({ json }))
			return invited.ok ? told(invited.value) : form.refuse(invited.problem)
		}),
		resend: onForm(One, async ({ id }, form) => {
			const sent = await attempt(invitations[':id'].resend.$post({ param: { id } }))
			return sent.ok ? told(sent.value) : form.refuse(sent.problem)
		}),
		withdraw: onForm(One, async ({ id }, form) => {
			const withdrawn = await attempt(invitations[':id'].$delete({ param: { id } }))
			if (!withdrawn.ok) return form.refuse(withdrawn.problem)
			throw redirect('/admin/invitations?done=withdrawn', 303)
		}),
	})
}
