import { CloseButton, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { QuestionDialog } from '../../ui/overlay/question-dialog'
import type { Group } from '../bar/groups'
import { type Entry, entriesOf, placesWith } from './entries'
import classes from './palette.module.css'
import { useFound } from './use-found'

export interface PaletteProps {
	groups: readonly Group[]
	onClose: () => void
}

/** A dialog gives the focus to the element that asks for it as it opens. */
const focusFirst = (around: HTMLElement | null) =>
	around?.querySelector('input')?.setAttribute('autofocus', '')

const LIST = 'portal-search-list'
const MAX_LENGTH = 100

/** The search of the portal: a field whose arrow keys go through the results, the first chosen. */
export function Palette({ groups, onClose }: PaletteProps) {
	const navigate = useNavigate()
	const [text, setText] = useState('')
	const [at, setAt] = useState(0)
	/** Whether Enter was pressed before the answer was there: its first entry is opened then. */
	const [isOpening, setOpening] = useState(false)
	const answer = useFound(text)
	const q = text.trim()
	const entries =
		q === ''
			? placesWith('', groups)
			: [...(answer?.found ? entriesOf(answer.found) : []), ...placesWith(q, groups)]
	const waits = q !== '' && answer === null
	const open = ({ to }: Entry) => {
		onClose()
		navigate(to)
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once the answer is there
	useEffect(() => {
		if (!isOpening || waits) return
		setOpening(false)
		if (entries[0]) open(entries[0])
	}, [isOpening, waits])

	function onKeyDown(event: KeyboardEvent) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step && entries.length > 0) setAt((at + step + entries.length) % entries.length)
		else if (event.key === 'Enter' && waits) setOpening(true)
		else if (event.key === 'Enter' && entries[at]) open(entries[at])
		else return
		event.preventDefault()
	}

	return (
		<QuestionDialog title="Search" onCancel={onClose}>
			<CloseButton className={classes.close ?? ''} size={44} onClick={onClose} aria-label="Close" />
			<div ref={focusFirst}>
				<TextInput
					type="search"
					role="combobox"
					aria-label="Search the portal"
					aria-autocomplete="list"
					aria-expanded={entries.length > 0}
					aria-controls={LIST}
					aria-activedescendant={entries[at] ? `${LIST}-${at}` : undefined}
					placeholder="Order, phone, serial number, UTR, person, product"
					autoComplete="off"
					maxLength={MAX_LENGTH}
					onInput={({ currentTarget }) => {
						setText(currentTarget.value)
						setAt(0)
						setOpening(false)
					}}
					onKeyDown={onKeyDown}
				/>
			</div>
			<p role="status" className={classes.status}>
				{waits && 'Searching…'}
				{answer?.found === null && 'The store gave no answer. Type it again.'}
				{answer?.found && entries.length === 0 && `Nothing found for “${q}”.`}
			</p>
			<div id={LIST} role="listbox" aria-label="Found" className={classes.list}>
				{entries.map((entry, index) => (
					<div
						key={entry.to}
						id={`${LIST}-${index}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === at}
						className={classes.entry}
						ref={(element) => {
							if (index === at) element?.scrollIntoView({ block: 'nearest' })
						}}
						onClick={() => open(entry)}
						onKeyDown={onKeyDown}
					>
						<span className={classes.name}>{entry.name}</span>
						<span className={classes.kind}>{entry.kind}</span>
					</div>
				))}
			</div>
		</QuestionDialog>
	)
}
