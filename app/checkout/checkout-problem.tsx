import { IconAlertTriangle } from '@tabler/icons-react'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Banner } from '../ui/layout/banner'
import { Text } from '../ui/text/text'
import classes from './checkout.module.css'
import type { CheckoutAnswer } from './checkout-answer'

interface Props {
	answer: CheckoutAnswer
	/** In words. */
	problem: string
}

/** The obstacle to the whole order; it takes the focus, as no field is to blame. */
export function CheckoutProblem({ answer, problem }: Props) {
	const place = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: every answer is shown anew
	useLayoutEffect(() => place.current?.focus(), [answer])
	return (
		<Banner
			ref={place}
			variant="problem"
			icon={<IconAlertTriangle size={22} aria-hidden />}
			className={classes.problem}
			role="alert"
			tabIndex={-1}
		>
			<Text strong>
				{problem}
				{answer.openOrders?.map((id) => (
					<Fragment key={id}>
						{' '}
						<Link to={`/orders/${id}`}>Open {id}</Link>.
					</Fragment>
				))}
				{answer.recovery === 'ask' && (
					<>
						{' '}
						<Link to="/cart">Change your cart</Link> or <Link to="/support">ask us</Link>.
					</>
				)}
				{answer.recovery === 'cart' && (
					<>
						{' '}
						<Link to="/cart">Change your cart</Link>, then come back here.
					</>
				)}
			</Text>
		</Banner>
	)
}
