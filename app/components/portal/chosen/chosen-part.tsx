import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card'
import { classNames } from '../../../ui/polymorphic'
import { ButtonLink } from '../../../ui/text/button-link'
import classes from './chosen-part.module.css'

interface ChosenPartProps {
	/** The id of its heading. */
	id: string
	title: string
	/** Whether it stands there without a choice, as after a refusal. */
	isOpen?: boolean
	/** The form that the boxes beside the items belong to. */
	children: ReactNode
}

/** The form for the chosen items of a list of cards, below them: it is there once one is chosen. */
export const ChosenPart = ({ id, title, isOpen = false, children }: ChosenPartProps) => (
	<>
		<ButtonLink as="a" href={`#${id}`} className={classes.jump}>
			{title} ↓
		</ButtonLink>
		<Card
			as="section"
			aria-labelledby={id}
			gap={3}
			className={classNames(classes.part, isOpen && classes.open)}
		>
			<h2 id={id} tabIndex={-1}>
				{title}
			</h2>
			{children}
		</Card>
	</>
)
