import { IconArrowBackUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { MONTHS } from '../../../../shared/format/months'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { MonthlyFigures } from '../monthly-figures'

interface ExpertMonthsProps {
	value: string | undefined
	/** The use each month is calculated with while none is typed. */
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
			<div ref={place}>
				<MonthlyFigures
					name="months"
					labels={MONTHS}
					nameOf={(month) => `Units in ${month}`}
					given={given}
					usual={use}
					mistakeId={mistake && 'months-mistake'}
					onInput={() => setIsOwn(true)}
				/>
			</div>
			{isOwn && (
				<ButtonLink type="button" variant="line" onClick={clear}>
					<IconArrowBackUp size={18} aria-hidden />
					Clear the months
				</ButtonLink>
			)}
			{mistake && (
				<Text id="months-mistake" size="small" color="danger">
					{mistake}
				</Text>
			)}
		</>
	)
}
