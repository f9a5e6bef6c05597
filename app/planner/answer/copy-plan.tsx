import { IconCheck, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import hidden from '../../ui/layout/hidden.module.css'
import { classNames } from '../../ui/polymorphic'
import { ButtonLink } from '../../ui/text/button-link'
import { WHO_MAY_SEE } from '../who-may-see'
import classes from './copy-plan.module.css'

const COPIED_MS = 2000
const NOTE = 'who-may-see'

const NEWS = {
	copied: 'The link is copied.',
	failed: 'Copy the address of this page from the bar above it.',
}

/** The plan is its address: a reader with the link has the plan. */
export function CopyPlan({ address }: { address: string }) {
	const [said, setSaid] = useState<'copied' | 'failed' | null>(null)
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(new URL(address, location.href).href)
			setSaid('copied')
			setTimeout(() => setSaid(null), COPIED_MS)
		} catch {
			setSaid('failed')
		}
	}
	return (
		<>
			<ButtonLink onClick={copy} aria-describedby={NOTE} className={hidden.withoutScript}>
				{said === 'copied' ? (
					<IconCheck size={20} aria-hidden />
				) : (
					<IconLink size={20} aria-hidden />
				)}
				{said === 'copied' ? 'Copied' : 'Copy link'}
			</ButtonLink>
			<p id={NOTE} className={classNames(classes.note, hidden.withoutScript)}>
				{WHO_MAY_SEE}
			</p>
			<p role="status" className={said === 'failed' ? classes.note : hidden.hidden}>
				{said && NEWS[said]}
			</p>
		</>
	)
}
