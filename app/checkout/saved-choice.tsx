import type { SavedAddress } from '../../domain/addresses/schema'
import { Input } from '../ui/forms/field/input'
import { Stack } from '../ui/layout/stack'
import { Text } from '../ui/text/text'
import classes from './choice-card.module.css'

interface SavedChoiceProps {
	addresses: SavedAddress[]
	/** The id of that which is chosen; empty for another. */
	chosen: string
}

/** Which of one's saved addresses the order goes to, or another, whose fields are hidden until then. */
export function SavedChoice({ addresses, chosen }: SavedChoiceProps) {
	return (
		<Stack as="fieldset" gap={3}>
			<legend>
				<h2>Deliver to</h2>
			</legend>
			{addresses.map(({ id, fullName, contactNumber, street, city, zipCode, state }) => (
				<label key={id} className={classes.card}>
					<Input type="radio" name="addressId" value={id} defaultChecked={chosen === id} />
					<span className={classes.what}>
						<strong>{fullName}</strong>
						<Text as="span" size="small">
							{street}, {city} {zipCode}, {state}
						</Text>
						<Text as="span" size="small" color="muted">
							{contactNumber}
						</Text>
					</span>
				</label>
			))}
			<label className={classes.card}>
				<Input type="radio" name="addressId" value="" defaultChecked={chosen === ''} />
				<span className={classes.what}>Another address</span>
			</label>
		</Stack>
	)
}
