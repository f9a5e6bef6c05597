import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { OrderInstaller } from '../../../domain/orders/routing/routing-schema'
import { sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Card } from '../../ui/layout/card'
import { InstallerChoice } from './installer-choice'
import type { OrderProblem } from './order-intents'

/** Why something is done with an order. */
export const REASON = { name: 'reason', label: 'Reason (optional)', maxLength: 500, rows: 2 }

interface InstallerFormProps {
	/** Of the form: a link to it opens it. */
	id?: string
	/** Sorted by routing: the first to ask comes first. */
	people: OrderInstaller[]
	/** Where the order goes. */
	pin: string
	/** The label of giving it to nobody; null where that cannot be. */
	toNobody: string | null
	problem: OrderProblem | null
	/** Its button. */
	children: ReactNode
}

/** Asks for the installer of an order, and the reason. */
export const InstallerForm = ({
	id,
	people,
	pin,
	toNobody,
	problem,
	children,
}: InstallerFormProps) => (
	<Card as={Form} id={id} align="start" method="post" preventScrollReset>
		<InstallerChoice
			people={people}
			pin={pin}
			toNobody={toNobody}
			chosen={problem?.values.installerId}
		/>
		{problem && <ProblemLine>{sentenceOf(problem)}</ProblemLine>}
		<Textarea {...REASON} defaultValue={problem?.values.reason} />
		{children}
	</Card>
)
