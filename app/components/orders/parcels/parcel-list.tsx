import type { ReactNode } from 'react'
import type { Dispatch } from '../../../../domain/dispatches/schema'
import { Card } from '../../../ui/layout/card'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { number } from '../../../ui/text/format'
import { Heading } from '../../../ui/text/heading'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'

interface ParcelListProps {
	parcels: Dispatch[]
	/** The actions on one of them. */
	children?: (parcel: Dispatch) => ReactNode
}

/** The contents of each parcel, its carrier, and whether it has arrived. */
export function ParcelList({ parcels, children }: ParcelListProps) {
	return (
		<Stack as="ol" gap={3}>
			{parcels.map((parcel) => (
				<Card as="li" key={parcel.n} gap={2}>
					<Heading level={3} size="small">
						Parcel {parcel.n} with {parcel.carrier}
					</Heading>
					<Text size="small" color="muted">
						Sent on <When at={parcel.dispatchedAt} />
						{parcel.deliveredAt && (
							<>
								, arrived on <When at={parcel.deliveredAt} />
							</>
						)}
					</Text>
					<Text as="ul" size="small">
						{parcel.lines.map(({ line, name, quantity }) => (
							<li key={line}>
								{number(quantity)} × {name}
							</li>
						))}
					</Text>
					<Tracking parcel={parcel} />
					{children?.(parcel)}
				</Card>
			))}
		</Stack>
	)
}

function Tracking({ parcel: { trackingNumber, trackingUrl } }: { parcel: Dispatch }) {
	if (!trackingNumber && !trackingUrl) return null
	return (
		<Row wrap gap={3} align="baseline">
			{trackingNumber && (
				<Text as="span" size="small">
					Tracking number {trackingNumber}
				</Text>
			)}
			{trackingUrl && (
				<ButtonLink as="a" variant="line" href={trackingUrl} rel="noreferrer" target="_blank">
					Follow the parcel
				</ButtonLink>
			)}
		</Row>
	)
}
