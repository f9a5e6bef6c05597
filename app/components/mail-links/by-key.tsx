import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'

interface ByKeyProps {
	title: string
	/** The label of the button. */
	children: string
	send: string
	problem: FormProblem | null
}

/** Where a link with a key leads. Only the button does it: programs open links too. */
export function ByKey({ title, children, send, problem }: ByKeyProps) {
	return (
		<Stack as={Page} airy gap={6} align="start">
			<h1>{title}</h1>
			<p>{children}</p>
			<ProblemSummary of={problem} beside={[]} />
			<Form method="post" replace>
				<Button type="submit" size="md">
					{send}
				</Button>
			</Form>
		</Stack>
	)
}

/** The page after that is done. */
export function DoneByKey({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Stack as={Page} airy gap={6}>
			<h1>{title}</h1>
			<p>
				{children} <Link to="/">Back to the shop</Link>
			</p>
		</Stack>
	)
}
