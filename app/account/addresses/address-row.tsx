import { Link } from 'react-router'
import type { SavedAddress } from '../../../domain/addresses/schema'
import { IdButton } from '../../ui/forms/id-button'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import classes from './addresses.module.css'
import { addressesIntents } from './addresses-intents'

/** One saved address: edited, made the usual one or removed. */
export function AddressRow({ address }: { address: SavedAddress }) {
	const { id, fullName, contactNumber, street, city, zipCode, state, usual } = address
	const whose = `${fullName}, ${street}`
	return (
		<Row as="li" wrap gap={4} className={classes.address}>
			<div className={classes.what}>
				<strong>{fullName}</strong>
				<Text size="small">{street}</Text>
				<Text size="small">
					{city} {zipCode}, {state}
				</Text>
				<Text size="small" color="muted">
					{contactNumber}
				</Text>
				{usual && (
					<Text size="small" strong>
						The checkout starts with this address
					</Text>
				)}
			</div>
			<Row wrap>
				<ButtonLink as={Link} to={`?edit=${id}`} aria-label={`Edit ${whose}`}>
					Edit
				</ButtonLink>
				{!usual && (
					<IdButton
						id={id}
						{...addressesIntents.field('usual')}
						aria-label={`Make usual: ${whose}`}
					>
						Make usual
					</IdButton>
				)}
				<IdButton id={id} {...addressesIntents.field('remove')} aria-label={`Remove ${whose}`}>
					Remove
				</IdButton>
			</Row>
		</Row>
	)
}
