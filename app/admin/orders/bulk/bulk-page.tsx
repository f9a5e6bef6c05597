import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { BulkFlash } from '../../../components/portal/chosen/bulk-outcome'
import { HeadLink, PortalPage } from '../../../components/portal/portal-page'
import { useFirstError } from '../../../ui/forms/first-error'
import type { FormProblem } from '../../../ui/forms/problem'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Card } from '../../../ui/layout/card'

type Flash = ComponentProps<typeof BulkFlash>

interface BulkPageProps {
	title: string
	intro: string
	/** What the action has answered. */
	answer: { result?: Flash['result']; problem?: unknown } | undefined
	/** The problem in it. */
	problem: FormProblem | null | undefined
	done: Flash['done']
	/** The fields that say themselves what is wrong with them. */
	beside: string[]
	children: ReactNode
}

/** A page on which a pasted list does the same to several orders. */
export function BulkPage({ title, intro, answer, problem, done, beside, children }: BulkPageProps) {
	const form = useFirstError(problem)
	return (
		<PortalPage title={title} intro={intro} action={<HeadLink to="/admin/orders">Orders</HeadLink>}>
			<BulkFlash result={answer?.result} done={done} />
			<Card as={Form} ref={form} method="post" noValidate narrow pad={6}>
				<ProblemSummary of={problem} beside={beside} />
				{children}
			</Card>
		</PortalPage>
	)
}
