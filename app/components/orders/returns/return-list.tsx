import type { ReactNode } from 'react'
import type { OrderReturn } from '../../../../domain/returns/schema'
import { Card } from '../../../ui/layout/card'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { number } from '../../../ui/text/format'
import { Heading } from '../../../ui/text/heading'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import { PhotoLink } from '../installation/photo-link'
import { CAUSE, CONDITION, RETURN_STATE } from './return-state'

interface ReturnListProps {
	returns: OrderReturn[]
	/** Whether it shows which goods are sold again. */
	withCondition?: boolean
	/** The level of the headings: one below their section's. */
	level?: 2 | 3
	/** What its reader calls the states. */
	words?: Record<OrderReturn['state'], string>
	/** The instructions for the goods of an approved return. */
	instructions?: (one: OrderReturn) => ReactNode
	/** What can be done with one of them. */
	children?: (one: OrderReturn) => ReactNode
}

/** The returns of an order, with their reasons and states. */
export function ReturnList({
	returns,
	withCondition = false,
	level = 3,
	words = RETURN_STATE,
	instructions,
	children,
}: ReturnListProps) {
	return (
		<Stack as="ol" gap={3}>
			{returns.map((one) => (
				<Card as="li" key={one.n} gap={2}>
					<Heading level={level} size="small">
						Return {one.n}: {words[one.state]}
					</Heading>
					<Text size="small" color="muted">
						Asked for on <When at={one.askedAt} />
						{one.receivedAt && (
							<>
								, received on <When at={one.receivedAt} />
							</>
						)}
					</Text>
					<Text as="ul" size="small">
						{one.lines.map(({ line, name, quantity, condition }) => (
							<li key={line}>
								{number(quantity)} × {name}
								{withCondition && condition && `, ${CONDITION[condition]}`}
							</li>
						))}
					</Text>
					{one.cause && <Text size="small">{CAUSE[one.cause]}</Text>}
					{one.reason && <Text size="small">“{one.reason}”</Text>}
					{one.answer && <Text size="small">The shop: “{one.answer}”</Text>}
					{one.photos.length > 0 && (
						<Row as="ul" gap={3} wrap align="stretch">
							{one.photos.map(({ id, imageUrl }, index) => (
								<li key={id}>
									<PhotoLink url={imageUrl} label={`Photo ${index + 1} of return ${one.n}`} />
								</li>
							))}
						</Row>
					)}
					{instructions?.(one)}
					{one.expected !== null && (
						<Text size="small">
							To be refunded once it has arrived: <Price rupees={one.expected} light />
							<Charges of={one} />
						</Text>
					)}
					{one.refund !== null && (
						<Text size="small">
							Refund: <Price rupees={one.refund} light />
							<Charges of={one} />
						</Text>
					)}
					{children?.(one)}
				</Card>
			))}
		</Stack>
	)
}

/** The share of the charges in the refund. */
function Charges({ of: { charges } }: { of: OrderReturn }) {
	if (charges.length === 0) return null
	return (
		<>
			, including{' '}
			{charges.map(({ name, amount }, index) => (
				<span key={name}>
					{index > 0 && ', '}
					<Price rupees={amount} light /> of {name}
				</span>
			))}
		</>
	)
}
