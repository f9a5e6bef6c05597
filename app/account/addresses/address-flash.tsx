import { Form } from 'react-router'
import type { SavedAddress } from '../../../domain/addresses/schema'
import { sentenceOf } from '../../ui/forms/problem'
import { RowFlash } from '../../ui/overlay/row-flash'
import { ButtonLink } from '../../ui/text/button-link'
import type { AddressesAnswer } from './addresses.server'
import { addressesIntents } from './addresses-intents'

interface AddressFlashProps {
	answer: AddressesAnswer | undefined
	/** The address saved just now. */
	saved: SavedAddress | null
}

const KEPT = ['fullName', 'contactNumber', 'street', 'city', 'zipCode', 'state'] as const

/** The result of the last change of a saved address, with an undo of its removal. */
export const AddressFlash = ({ answer, saved }: AddressFlashProps) => (
	<RowFlash
		answer={answer}
		done={saidOf(answer, saved)}
		problem={sentenceOf(addressesIntents.problem(answer, 'usual', 'remove'))}
		undo={(removed) => (
			<Form method="post" replace preventScrollReset>
				{KEPT.map((name) => (
					<input key={name} type="hidden" name={name} value={removed[name]} />
				))}
				{removed.usual && <input type="hidden" name="usual" value="true" />}
				<ButtonLink type="submit" {...addressesIntents.field('save')}>
					Undo
				</ButtonLink>
			</Form>
		)}
	/>
)

const nameOf = ({ fullName, city }: SavedAddress) => `${fullName} in ${city}`

function saidOf(answer: AddressesAnswer | undefined, saved: SavedAddress | null) {
	if (answer?.problem === null) {
		const { done, row } = answer
		return done === 'removed'
			? `Removed the address of ${nameOf(row)}.`
			: `The checkout starts with the address of ${nameOf(row)} now.`
	}
	return !answer && saved ? `The address of ${nameOf(saved)} is saved.` : null
}
