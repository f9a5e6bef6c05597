import { IconArrowBackUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Action } from '../../ui/text/action'
import { MONTHS } from '../../ui/text/clock'
import { Text } from '../../ui/text/text'
import classes from './expert.module.css'

interface ExpertMonthsProps {
	value: string | undefined
	/** What each month is calculated with while none is typed. */
	use: number[] | undefined
	mistake: string | undefined
	changed: () => void
}

/** January first; all twelve or none. */
export function ExpertMonths({ value, use, mistake, changed }: ExpertMonthsProps) {
	const place = useRef<HTMLDivElement>(null)
	const given = value?.split(',')
	const [isOwn, setIsOwn] = useState(Boolean(value))
	function clear() {
		for (const field of place.current?.querySelectorAll('input') ?? []) field.value = ''
		setIsOwn(false)
		changed()
		place.current?.querySelector('input')?.focus()
	}
	return (
		<>
			<div ref={place} className={classes.months}>
				{MONTHS.map((month, n) => (
					<label key={month}>
						<span>{month.slice(0, 3)}</span>
						<input
							type="text"
							inputMode="decimal"
							name="months"
							aria-label={`Units in ${month}`}
							aria-invalid={mistake ? true : undefined}
							aria-describedby={mistake ? 'months-mistake' : undefined}
							defaultValue={given?.[n] ?? ''}
							placeholder={use?.[n] === undefined ? '' : String(Math.round(use[n]))}
							onChange={() => setIsOwn(true)}
						/>
					</label>
				))}
			</div>
			{isOwn && (
				<Action type="button" look="line" className={classes.clear} onClick={clear}>
					<IconArrowBackUp size={18} aria-hidden />
					Clear the months
				</Action>
			)}
			{mistake && (
				<Text id="months-mistake" size="small" tone="danger" className={classes.mistake}>
					{mistake}
				</Text>
			)}
		</>
	)
}
