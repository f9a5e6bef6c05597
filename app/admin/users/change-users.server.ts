import { z } from 'zod'
import { AccountChange, BulkAccountStep } from '../../../domain/accounts/schema'
import { Refusal } from '../../../domain/installers/schema'
import { type Attempt, api, attempt, type Context } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm, type SentForm } from '../../ui/forms/form-action.server'
import { userIntents } from './user-intents'

/** An account, or an application with the account it is of. */
const About = z.object({ id: Id, who: z.string().optional() })
const NewRole = AccountChange.pick({ role: true }).extend(About.shape)
const Refused = Refusal.extend(About.shape)

const Ids = BulkAccountStep.pick({ ids: true })

type Sent = Pick<SentForm<never>, 'refuse'>

/** Changes an account or decides an application, and leads back to the page that says so. */
export function changeUsers(request: Request, context: Context) {
	const users = api(context).accounts.users[':id']
	const applications = api(context).installers['installer-applications'][':id']
	function answerTo(form: Sent, result: Attempt<unknown>, who: string, done: string) {
		if (!result.ok) return form.refuse(result.problem)
		throw redirectHere(request, { ask: null, to: null, refuse: null, who, done })
	}
	const change = async (
		form: Sent,
		id: string,
		json: z.input<typeof AccountChange>,
		done: string,
	) => answerTo(form, await attempt(users.$patch({ param: { id }, json })), id, done)
	/** The page that says what became of them has no address of its own: it is gone after Back. */
	async function changeChosen(form: Sent, ids: string[], step: BulkAccountStep['step']) {
		const result = await attempt(api(context).accounts.users.$patch({ json: { ids, step } }))
		if (!result.ok) return form.refuse(result.problem)
		return { problem: null, chosen: { ...result.value, step } }
	}
	return formAction(request, userIntents, {
		suspend: onForm(About, ({ id }, form) => change(form, id, { suspended: true }, 'suspended')),
		reinstate: onForm(About, ({ id }, form) =>
			change(form, id, { suspended: false }, 'reinstated'),
		),
		'set-role': onForm(NewRole, ({ id, role }, form) => change(form, id, { role }, 'role')),
		'end-sessions': onForm(About, async ({ id }, form) =>
			answerTo(form, await attempt(users.sessions.$delete({ param: { id } })), id, 'logged-out'),
		),
		'suspend-chosen': onForm(Ids, ({ ids }, form) => changeChosen(form, ids, 'suspend')),
		'reinstate-chosen': onForm(Ids, ({ ids }, form) => changeChosen(form, ids, 'reinstate')),
		'end-sessions-chosen': onForm(Ids, ({ ids }, form) => changeChosen(form, ids, 'end-sessions')),
		approve: onForm(About, async ({ id, who = id }, form) =>
			answerTo(form, await attempt(applications.approve.$post({ param: { id } })), who, 'approved'),
		),
		refuse: onForm(Refused, async ({ id, who = id, ...json }, form) => {
			const refused = await attempt(applications.refuse.$post({ param: { id }, json }))
			return answerTo(form, refused, who, 'refused')
		}),
	})
}
