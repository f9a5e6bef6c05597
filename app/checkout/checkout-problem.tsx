import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Band } from '../ui/layout/band'
import { Text } from '../ui/text/text'
import classes from './checkout.module.css'
import type { CheckoutAnswer } from './checkout-answer'

interface Props {
	answer: CheckoutAnswer
	/** In words. */
	problem: string
}

/** What stands in the way of the whole order; it takes the focus, as no field is to blame. */
export function CheckoutProblem({ answer, problem }: Props) {
	const place = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: every answer is shown anew
	useEffect(() => place.current?.focus(), [answer])
	return (
		<Band
			ref={place}
			tone="problem"
			icon={<IconAlertTriangle size={22} aria-hidden />}
			className={classes.problem}
			role="alert"
			tabIndex={-1}
		>
			<Text strong>
				{problem}
				{answer.wayOut === 'ask' && (
					<>
						{' '}
						<Link to="/cart">Change your cart</Link> or <Link to="/support">ask us</Link>.
					</>
				)}
				{answer.wayOut === 'cart' && (
					<>
						{' '}
						<Link to="/cart">Change your cart</Link>, then come back here.
					</>
				)}
			</Text>
		</Band>
	)
}
