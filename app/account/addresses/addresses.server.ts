import { data, redirect } from 'react-router'
import { z } from 'zod'
import { NewAddress } from '../../../domain/addresses/schema'
import { ROLES } from '../../../shared/actor'
import { pinDigits } from '../../../shared/addresses/indian-number'
import { type Asked, api, attempt, type Context, read } from '../../api.server'
import { stateSent } from '../../components/address/state-sent.server'
import { onCall } from '../../components/portal/call-action.server'
import { requireRole, signedIn } from '../../components/session/guard.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { addressesIntents } from './addresses-intents'

const LIST = '/account/addresses'

const Saved = NewAddress.extend({ id: z.string().optional(), stateFor: z.string().optional() })
const Named = z.object({ id: Id })

/** @throws 404 where the store does not offer them */
async function requireOffered(context: Context) {
	const { offersSavedAddresses } = await read(api(context).store.$get())
	if (!offersSavedAddresses) throw data(null, { status: 404 })
}

/**
 * One's own addresses, and the one to edit: null where none is, or a new one.
 * @throws a redirect to log in, or 404 where the store offers none
 */
export async function myAddresses(request: Request, context: Context, edited: string | null) {
	await requireRole(context, request, ROLES)
	await requireOffered(context)
	const addresses = await read(api(context).savedAddresses.$get())
	const address = addresses.find(({ id }) => id === edited) ?? null
	return { addresses, address, pin: address && (await pinOf(context, address.zipCode)) }
}

/** The details of a PIN code; null for any other text. */
export async function pinOf(context: Context, zipCode = '') {
	const pin = pinDigits(zipCode)
	return pin ? read(api(context).pins[':pin'].$get({ param: { pin } })) : null
}

/** Saves, changes or removes an address of the caller. One that is saved leads to the list. */
export async function changeAddresses({ request, context }: Asked) {
	await requireOffered(context)
	const { savedAddresses } = api(context)
	return formAction(request, addressesIntents, {
		save: onForm(Saved, async ({ id, stateFor: _, ...typed }, form) => {
			const state = stateSent(form.values)
			const json = { ...typed, state }
			const saved = id
				? await attempt(savedAddresses[':id'].$put({ param: { id }, json }))
				: await attempt(savedAddresses.$post({ json }))
			if (saved.ok) throw redirect(`${LIST}?saved=${saved.value.id}`)
			const { problem } = form.refuse(signedIn(saved.problem, LIST))
			return {
				problem: { ...problem, values: { ...problem.values, state } },
				pin: await pinOf(context, form.values.zipCode),
			}
		}),
		usual: onForm(Named, async ({ id }, form) => {
			const addresses = await attempt(savedAddresses.$get())
			if (!addresses.ok) return form.refuse(signedIn(addresses.problem, LIST))
			const address = addresses.value.find((each) => each.id === id)
			if (!address) return form.refuse('This address has been removed meanwhile.')
			const json = { ...address, usual: true }
			const changed = await attempt(savedAddresses[':id'].$put({ param: { id }, json }))
			if (!changed.ok) return form.refuse(signedIn(changed.problem, LIST))
			return { problem: null, done: 'usual' as const, row: changed.value }
		}),
		remove: onCall(
			Named,
			(param) => savedAddresses[':id'].$delete({ param }),
			({ value }) => ({ problem: null, done: 'removed' as const, row: value }),
			{ loginFor: LIST },
		),
	})
}

export type AddressesAnswer = Awaited<ReturnType<typeof changeAddresses>>
