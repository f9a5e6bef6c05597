import { Checkbox } from '@mantine/core'
import { Link } from 'react-router'
import type { Pin } from '../../../api/pins'
import type { SavedAddress } from '../../../domain/addresses/schema'
import { AddressFields } from '../../components/address/address-fields'
import { ContactFields } from '../../components/address/contact-fields'
import { CheckedForm } from '../../ui/forms/checked-form'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import classes from './addresses.module.css'
import { addressesIntents } from './addresses-intents'

interface AddressFormProps {
	/** The address being changed; null for a new one. */
	address: SavedAddress | null
	pin: Pin | null
	problem: FormProblem | null
	/** Whether it is the first of the account, which becomes the usual one by itself. */
	isFirst: boolean
}

const FIELDS = ['fullName', 'contactNumber', 'street', 'city', 'zipCode', 'state']

/** One address, new or changed as a whole. */
export function AddressForm({ address, pin, problem, isFirst }: AddressFormProps) {
	const initial: Partial<Record<string, string>> = address
		? Object.fromEntries(Object.entries(address).map(([name, value]) => [name, String(value)]))
		: {}
	const field = formFields(problem, initial, { size: 'md', required: true })
	const isUsual = problem ? problem.values.usual !== undefined : (address?.usual ?? false)
	return (
		<section aria-labelledby="address">
			<h2 id="address">{address ? 'Edit address' : 'Add an address'}</h2>
			<CheckedForm problem={problem} fields={FIELDS} align="start" className={classes.form} replace>
				{address && <input type="hidden" name="id" value={address.id} />}
				<ContactFields field={field} />
				<AddressFields problem={problem} initial={initial} known={pin} />
				{!isFirst && !address?.usual && (
					<Checkbox
						name="usual"
						value="true"
						defaultChecked={isUsual}
						label="Start the checkout with this address"
					/>
				)}
				<Row wrap gap={4}>
					<IntentButton intents={addressesIntents} intent="save" size="md">
						Save address
					</IntentButton>
					{!isFirst && (
						<ButtonLink as={Link} to="/account/addresses" variant="line">
							Cancel
						</ButtonLink>
					)}
				</Row>
			</CheckedForm>
		</section>
	)
}
