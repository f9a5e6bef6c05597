import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../../ui/hydrated'
import { Text } from '../../ui/text/text'
import classes from './copy-link.module.css'

const COPIED_MS = 2000

/** A link to keep: to follow without a script, to copy with one. */
export function CopyLink({ link }: { link: string }) {
	const place = useRef<HTMLDivElement>(null)
	const [said, setSaid] = useState('')
	if (!useHydrated())
		return (
			<p className={classes.plain}>
				<Link to={link}>Link to your order</Link>
			</p>
		)
	const copy = async () => {
		const field = place.current?.querySelector('input')
		field?.select()
		try {
			await navigator.clipboard.writeText(field?.value ?? '')
			setSaid('Copied')
			setTimeout(() => setSaid(''), COPIED_MS)
		} catch {
			setSaid('Marked: copy it with your keyboard or by a long press.')
		}
	}
	return (
		<div ref={place} className={classes.copy}>
			<TextInput
				readOnly
				size="md"
				value={new URL(link, location.href).href}
				aria-label="Link to your order"
				onFocus={(event) => event.currentTarget.select()}
			/>
			<Button variant="default" size="md" onClick={copy}>
				Copy link
			</Button>
			<Text size="tiny" color="muted" role="status">
				{said}
			</Text>
		</div>
	)
}
