import { Button } from '@mantine/core'
import { useFetcher } from 'react-router'
import type { Order } from '../../domain/orders/schema'
import { Stay } from '../admin/stay'
import type { Step } from './decision'
import classes from './decision.module.css'

interface ButtonsProps {
	order: Order
	/** What the two answers are called here. */
	words: Record<Step, string>
}

/** The two answers an installer can give to an order that waits for one. */
export function DecisionButtons({ order, words }: ButtonsProps) {
	const fetcher = useFetcher()
	const pressed = fetcher.formData?.get('intent')
	const button = (step: Step) => ({
		type: 'submit' as const,
		name: 'intent',
		value: step,
		size: 'sm',
		loading: pressed === step,
		disabled: pressed != null && pressed !== step,
		className: classes.button ?? '',
		children: words[step],
		'aria-describedby': `number-${order.id}`,
	})
	return (
		<fetcher.Form method="post" className={classes.buttons}>
			<Stay />
			<input type="hidden" name="id" value={order.id} />
			<Button {...button('accept')} />
			<Button {...button('decline')} variant="default" />
		</fetcher.Form>
	)
}

/** Why what was pressed was not done, beside the order it is about. */
export function Refusal({ children }: { children: string | null }) {
	if (children === null) return null
	return (
		<p className={classes.refusal} role="alert">
			{children}
		</p>
	)
}
