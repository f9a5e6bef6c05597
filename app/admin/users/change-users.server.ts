import { z } from 'zod'
import { AccountChange, BulkAccountStep } from '../../../domain/accounts/schema'
import { Refusal } from '../../../domain/installers/schema'
import { type Asked, api } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { redirectHere } from '../../components/portal/here.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import type { ChosenUsers } from './bulk-users'
import { userIntents } from './user-intents'

/** An account, or an application with the account it is of. */
const About = z.object({ id: Id, who: z.string().optional() })
const NewRole = AccountChange.pick({ role: true }).extend(About.shape)
const NewRefusal = Refusal.extend(About.shape)

const Ids = BulkAccountStep.pick({ ids: true })

type UsersAnswer = Refused<never> | { problem: null; chosen: ChosenUsers }

/** Changes an account or decides an application, and leads back to the page that says so. */
export function changeUsers({ request, context }: Asked): Promise<UsersAnswer> {
	const users = api(context).accounts.users[':id']
	const applications = api(context).installers['installer-applications'][':id']
	const said =
		(done: string) =>
		({ input: { id, who = id } }: { input: z.input<typeof About> }) =>
			redirectHere(request, { ask: null, to: null, refuse: null, who, done })
	const change = (json: z.input<typeof AccountChange>, done: string) =>
		onCall(About, ({ id }) => users.$patch({ param: { id }, json }), said(done))
	/** The page with their result has no address of its own: it is gone after Back. */
	const changeChosen = (step: BulkAccountStep['step']) =>
		onCall(
			Ids,
			({ ids }) => api(context).accounts.users.$patch({ json: { ids, step } }),
			({ value }) => ({ problem: null, chosen: { ...value, step } }),
		)
	return formAction(request, userIntents, {
		suspend: change({ suspended: true }, 'suspended'),
		reinstate: change({ suspended: false }, 'reinstated'),
		'set-role': onCall(
			NewRole,
			({ id, role }) => users.$patch({ param: { id }, json: { role } }),
			said('role'),
		),
		'end-sessions': onCall(
			About,
			({ id }) => users.sessions.$delete({ param: { id } }),
			said('logged-out'),
		),
		'suspend-chosen': changeChosen('suspend'),
		'reinstate-chosen': changeChosen('reinstate'),
		'end-sessions-chosen': changeChosen('end-sessions'),
		approve: onCall(
			About,
			({ id }) => applications.approve.$post({ param: { id } }),
			said('approved'),
		),
		refuse: onCall(
			NewRefusal,
			({ id, who: _, ...json }) => applications.refuse.$post({ param: { id }, json }),
			said('refused'),
		),
	})
}
