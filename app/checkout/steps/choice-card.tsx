import type { ReactNode } from 'react'
import { Input } from '../../ui/forms/field/input'
import { Text } from '../../ui/text/text'
import classes from '../choice-card.module.css'

interface ChoiceCardProps {
	name: string
	value: string
	checked: boolean
	title: ReactNode
	/** Its cost or result. */
	amount?: ReactNode
	children?: ReactNode
}

/** One of several options, exactly one chosen. */
export const ChoiceCard = (props: ChoiceCardProps) => {
	const { name, value, checked, title, amount, children } = props
	return (
		<label className={classes.card}>
			<Input type="radio" name={name} value={value} defaultChecked={checked} required />
			<span className={classes.what}>
				<strong>{title}</strong>
				{children && (
					<Text as="span" size="small" color="muted">
						{children}
					</Text>
				)}
			</span>
			<span>{amount}</span>
		</label>
	)
}
