import { NativeSelect } from '@mantine/core'
import type { FormEvent } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { OrdersAssigned } from '../../../domain/orders/routing/routing-schema'
import { BulkFlash } from '../../components/portal/chosen/bulk-outcome'
import type { Refused } from '../../ui/forms/problem'
import { sentenceOf } from '../../ui/forms/problem'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { assignIntents } from './assign-intents'

export type Installers = readonly { id: string; name: string }[]

/** The result for the chosen orders; without an installer, that of Undo. */
export type AssignAnswer =
	| Refused
	| { problem: null; installerId: string | null; assigned: OrdersAssigned }

/** Sends the chosen orders by a script, so that the list stays where it is; the other buttons of the form do as ever. */
export function useAssigning(onPage: AssignAnswer | undefined) {
	const fetcher = useFetcher<AssignAnswer>()
	function onSubmit(event: FormEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent as SubmitEvent
		const wanted = assignIntents.field('assign-chosen')
		if (!(submitter instanceof HTMLButtonElement) || submitter.value !== wanted.value) return
		event.preventDefault()
		if (fetcher.state !== 'idle') return
		fetcher.submit(new FormData(event.currentTarget, submitter), { method: 'post' })
	}
	return { fetcher, onSubmit, answer: fetcher.data ?? onPage }
}

export type Assigning = ReturnType<typeof useAssigning>

interface AssignChosenProps {
	/** The id of the form of the chosen rows. */
	form: string
	installers: Installers
}

/** Gives the chosen rows to an installer. */
export function AssignChosen({ form, installers }: AssignChosenProps) {
	const { pathname, search } = useLocation()
	return (
		<>
			<NativeSelect
				form={form}
				name="installerId"
				aria-label="Installer for the chosen orders"
				autoComplete="off"
				data={[
					{ value: '', label: 'Choose an installer' },
					...installers.map(({ id, name }) => ({ value: id, label: name })),
				]}
			/>
			<ButtonLink
				type="submit"
				form={form}
				formMethod="post"
				formAction={pathname + search}
				{...assignIntents.field('assign-chosen')}
			>
				Assign
			</ButtonLink>
		</>
	)
}

const countOf = (count: number) => (count === 1 ? '1 order is' : `${count} orders are`)

function doneOf(count: number, name: string | null) {
	if (count === 0) return name ? 'No order was assigned.' : 'No order was given back.'
	return name ? `${countOf(count)} with ${name} now.` : `${countOf(count)} as before.`
}

/** The result for the chosen orders, with the way back. */
export function AssignFlash({
	assigning: { answer, fetcher },
	installers,
}: {
	assigning: Assigning
	installers: Installers
}) {
	if (!answer || answer.problem) return <Flash done={null} problem={sentenceOf(answer?.problem)} />
	const { installerId, assigned } = answer
	const name = installers.find(({ id }) => id === installerId)?.name ?? null
	const back = installerId === null ? [] : assigned.before
	return (
		<BulkFlash
			result={assigned}
			done={({ length }) => doneOf(length, name)}
			undo={
				back.length > 0 && (
					<fetcher.Form method="post">
						<input type="hidden" {...assignIntents.field('give-back')} />
						{back.map((each) => (
							<input
								key={each.id}
								type="hidden"
								name="was"
								value={[each.id, each.installerId ?? ''].join(' ').trim()}
							/>
						))}
						<ButtonLink variant="quiet" type="submit">
							Undo
						</ButtonLink>
					</fetcher.Form>
				)
			}
		/>
	)
}
