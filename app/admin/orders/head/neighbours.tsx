import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Row } from '../../../ui/layout/row'
import { ButtonLink } from '../../../ui/text/button-link'
import { number } from '../../../ui/text/format'
import { Text } from '../../../ui/text/text'
import { orderPath } from './in-list'
import type { Neighbours } from './neighbours.server'

interface StepProps {
	to: Neighbours['next']
	list: string
	label: string
	Icon: typeof IconChevronLeft
}

function Step({ to, list, label, Icon }: StepProps) {
	const icon = <Icon size={20} aria-hidden />
	if (!to)
		return (
			<ButtonLink as="span" variant="icon" role="link" aria-label={label} aria-disabled="true">
				{icon}
			</ButtonLink>
		)
	return (
		<ButtonLink
			as={Link}
			variant="icon"
			aria-label={label}
			to={orderPath(to.id, { list, at: to.at })}
		>
			{icon}
		</ButtonLink>
	)
}

/** The ways to the orders before and after this one, in the list it was opened from. */
export function OrderNeighbours({ list, neighbours }: { list: string; neighbours: Neighbours }) {
	const { previous, next, number: at, total } = neighbours
	return (
		<Row as="nav" gap={1} aria-label="Orders of the list">
			<Step to={previous} list={list} label="Previous order" Icon={IconChevronLeft} />
			{at !== null && (
				<Text as="span" size="small" color="muted" numeric oneLine>
					{number(at)} of {number(total)}
				</Text>
			)}
			<Step to={next} list={list} label="Next order" Icon={IconChevronRight} />
		</Row>
	)
}
