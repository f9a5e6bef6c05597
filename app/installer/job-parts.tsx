import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Installation } from '../../domain/installations/schema'
import { Stay } from '../portal/stay'
import { WorkingButton } from '../ui/working-button'
import page from './job.module.css'
import type { JobAnswer } from './job-answer'
import { Problem } from './job-appointment'
import { jobIntents } from './job-intents'

type Part = Installation['parts'][number]

/** The parts of the order, each with its serial numbers. */
export function JobParts({ installation: { parts, may } }: { installation: Installation }) {
	const isOpen = may.includes('work')
	return (
		<section id="parts" aria-labelledby="parts-title" className={page.part}>
			<h2 id="parts-title">Serial numbers</h2>
			{parts.map((part) =>
				isOpen ? (
					<PartForm key={part.productId} part={part} />
				) : (
					<p key={part.productId} className={page.quiet}>
						<strong>{part.name}:</strong> {part.serials.join(', ') || 'none noted'}
						{part.kits.length > 0 && ` (in ${part.kits.join(' and ')})`}
					</p>
				),
			)}
		</section>
	)
}

const count = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length

function PartForm({ part: { productId, name, quantity, kits, serials } }: { part: Part }) {
	const fetcher = useFetcher<JobAnswer>({ key: `serials ${productId}` })
	const [typed, setTyped] = useState(serials.join('\n'))
	const [sent, setSent] = useState(typed)
	const of = kits.length > 0 ? `, in ${kits.join(' and ')}` : ''
	const says =
		fetcher.state !== 'idle'
			? 'Saving…'
			: typed !== sent
				? 'Not saved yet'
				: fetcher.data?.problem === null
					? 'Saved'
					: ''
	return (
		<fetcher.Form method="post" className={page.form} onSubmit={() => setSent(typed)}>
			<Stay />
			<input type="hidden" {...jobIntents.field('serials')} />
			<input type="hidden" name="productId" value={productId} />
			<Textarea
				name="serials"
				label={name}
				description={`One a line, ${count(typed)} of ${quantity.toLocaleString('en-IN')}${of}`}
				rows={Math.min(Math.max(quantity, 2), 6)}
				size="md"
				defaultValue={serials.join('\n')}
				autoCapitalize="characters"
				autoComplete="off"
				spellCheck={false}
				onChange={(event) => setTyped(event.currentTarget.value)}
			/>
			<div className={page.buttons}>
				<WorkingButton
					type="submit"
					variant="default"
					size="md"
					className={page.button ?? ''}
					working={fetcher.state !== 'idle'}
				>
					Save <span className={page.hidden}>the numbers of {name}</span>
				</WorkingButton>
				<span role="status" className={page.quiet}>
					{says}
				</span>
			</div>
			<Problem answer={fetcher.data} />
		</fetcher.Form>
	)
}
