import { useEffect, useRef, useState } from 'react'
import { pinDigits } from '../../../../shared/addresses/indian-number'
import { readApi } from '../../../api-call'
import { PeriodField } from './period-field'

interface Asked {
	company: string
	months: number
}

/** The company that bills for several months at a PIN code, by the likeliest whose tariff is known; else null. */
async function askedAt(pin: string): Promise<Asked | null> {
	const found = await readApi('/planner/companies', { query: { pin } })
	const likely = found?.companies.find(({ hasTariff }) => hasTariff)
	if (!likely || likely.billingMonths === 1) return null
	return { company: likely.company, months: likely.billingMonths }
}

/**
 * How many months a bill is for: asked as soon as the PIN code typed in the form is one of a company that bills for
 * several. @param onMonths is told the chosen number, as it stands in the address
 */
export function BillingPeriod({ onMonths }: { onMonths: (months: string) => void }) {
	const marker = useRef<HTMLSpanElement>(null)
	const [asked, setAsked] = useState<Asked | null>(null)
	useEffect(() => {
		const pin = marker.current?.closest('form')?.elements.namedItem('pin')
		if (!(pin instanceof HTMLInputElement)) return
		let latest = ''
		const look = async () => {
			const digits = pinDigits(pin.value) ?? ''
			if (digits === latest) return
			latest = digits
			const found = digits ? await askedAt(digits) : null
			if (latest !== digits) return
			setAsked(found)
			onMonths(String(found?.months ?? 1))
		}
		look()
		pin.addEventListener('input', look)
		return () => pin.removeEventListener('input', look)
	}, [onMonths])
	return (
		<>
			<span ref={marker} hidden />
			{asked && (
				<PeriodField
					key={asked.company}
					company={asked.company}
					usual={asked.months}
					chosen={String(asked.months)}
					onMonths={onMonths}
				/>
			)}
		</>
	)
}
