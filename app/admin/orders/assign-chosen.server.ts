import { z } from 'zod'
import type { OrderWork } from '../../../domain/reports/worklist/worklist-schema'
import { type Asked, api } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { formAction } from '../../ui/forms/form-action.server'
import type { AssignAnswer } from './assign-chosen'
import { assignIntents } from './assign-intents'

/** The kinds of work that another installer does away with. */
export const isForInstallers = (work: OrderWork) =>
	work === 'unassigned' || work === 'suspended-installer'

const Chosen = z.object({ id: z.array(z.string()), installerId: z.string() })
/** Each as `order installer`, or `order` alone where nobody had it. */
const Back = z.object({ was: z.array(z.string()) })

const wasOf = (text: string) => {
	const [id = '', installerId = ''] = text.split(' ')
	return { id, installerId: installerId || null }
}

/** Gives the chosen orders to an installer, or back to who had them. */
export function assignChosen({ request, context }: Asked): Promise<AssignAnswer> {
	const { orders } = api(context)
	return formAction(request, assignIntents, {
		'assign-chosen': onCall(
			Chosen,
			({ id, installerId }) =>
				orders.$patch({ json: { orders: id.map((each) => ({ id: each, installerId })) } }),
			({ value, input: { installerId } }) => ({
				problem: null,
				installerId,
				assigned: value,
			}),
		),
		'give-back': onCall(
			Back,
			({ was }) => orders.$patch({ json: { orders: was.map(wasOf) } }),
			({ value }) => ({ problem: null, installerId: null, assigned: value }),
		),
	})
}
