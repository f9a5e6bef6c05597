import { redirect } from 'react-router'
import { z } from 'zod'
import { type Invitation, NewInvitation } from '../../../domain/accounts/links/link-schema'
import { type Asked, api } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { formAction } from '../../ui/forms/form-action.server'
import { invitationIntents } from './invitation-intents'

const One = z.object({ id: z.string() })

/** The invitation sent, and its link where the store could not mail it. */
const told = ({ value: { name, email, link } }: { value: Invitation }) => ({
	problem: null,
	sent: { name, email, link: link ?? null },
})

/** Invites, sends again and withdraws. */
export const changeInvitations = ({ request, context }: Asked) => {
	const { invitations } = api(context).invitations
	return formAction(request, invitationIntents, {
		invite: onCall(
			NewInvitation,
			(json) => invitations.$post({ json }),
			(made) => told(made),
		),
		resend: onCall(
			One,
			(param) => invitations[':id'].resend.$post({ param }),
			(made) => told(made),
		),
		withdraw: onCall(
			One,
			(param) => invitations[':id'].$delete({ param }),
			() => redirect('/admin/invitations?done=withdrawn', 303),
		),
	})
}
