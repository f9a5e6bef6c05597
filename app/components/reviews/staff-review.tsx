import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FormProblem } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { AnswerForm } from './answer-form'
import { Answers } from './review-list'
import type { StaffReview as Review } from './staff-reviews.server'
import { Stars } from './stars'

interface Props {
	review: Review
	/** On whose side the reader answers. */
	side: 'shop' | 'installer'
	/** The page of the order. */
	orderPath: string
	problem: FormProblem<'id' | 'text'> | null
	/** Its state. */
	state?: ReactNode
	/** The further actions on it. */
	children?: ReactNode
}

/** A review in a portal, with its answers. */
export function StaffReview({ review, side, orderPath, problem, state, children }: Props) {
	const { id, stars, by, text, answers, orderId, subject } = review
	return (
		<Card as="article" gap={2}>
			<Row wrap align="baseline">
				<Heading level={2} size="small">
					{subject.name}
				</Heading>
				{state}
				<Text as="span" size="tiny" color="muted" data-end>
					<Link to={orderPath}>{orderId}</Link>
				</Text>
			</Row>
			<Text size="small" color="muted">
				<Stars of={stars} /> {by}
			</Text>
			<Text size="small" measure written>
				{text}
			</Text>
			<Answers of={answers} />
			<AnswerForm
				id={id}
				answer={answers.find((answer) => answer.by === side)?.text ?? null}
				problem={problem?.values.id === id ? problem : null}
			/>
			{children}
		</Card>
	)
}
