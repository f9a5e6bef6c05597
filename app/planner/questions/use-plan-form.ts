import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { wattsOf } from '../../../domain/planner/loads'
import {
	addressOf,
	detailsIn,
	hasPlaceAndUse,
	type PlanDetails,
} from '../../../domain/planner/plan-address'
import { paramsOf } from '../../components/planner/questions/form-params'

const TYPING_DEBOUNCE_MS = 350
const SLIDING_DEBOUNCE_MS = 150

/** The fields a plan cannot do without: while one is typed anew, the former answer stays. */
const MUSTS = ['pin', 'city', 'bill', 'units']

/** A back-up that runs nothing, or months and bills with gaps, are not requested yet. */
function asFarAsPicked(details: PlanDetails): PlanDetails {
	const isRunning = details.load || wattsOf(details) !== 0
	const isWhole = (list: string | undefined) => list?.split(',').every((each) => each !== '')
	return {
		...details,
		hours: isRunning ? details.hours : undefined,
		months: isWhole(details.months) ? details.months : undefined,
		bills: isWhole(details.bills) ? details.bills : undefined,
	}
}

const isHalfTyped = ({ name, value }: HTMLInputElement) =>
	name === 'pin' ? !/^\d{3} ?\d{3}$/.test(value.trim()) : value.trim() === ''

/** A form of a plan whose answer follows its fields: its address is always that of its fields. */
export function usePlanForm(details: PlanDetails) {
	const navigate = useNavigate()
	const form = useRef<HTMLFormElement>(null)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])

	const here = addressOf({ ...details, choice: undefined })
	/** The address that the fields have asked for last. */
	const requested = useRef(here)
	/** All requests without an answer yet: typing overtakes the answers to earlier text. */
	const onTheWay = useRef<string[]>([])
	const [edition, setEdition] = useState(0)
	useEffect(() => {
		const come = onTheWay.current.indexOf(here)
		onTheWay.current.splice(0, come + 1)
		if (come >= 0 || requested.current === here) return
		// Back, or a link, has led elsewhere: the fields begin anew with the address's values.
		requested.current = here
		onTheWay.current = []
		setEdition((before) => before + 1)
	}, [here])

	function follow({ evenIfPart }: { evenIfPart: boolean }) {
		clearTimeout(timer.current)
		if (!form.current) return
		const entered = detailsIn(paramsOf(form.current))
		const next = evenIfPart ? entered : asFarAsPicked(entered)
		const address = addressOf({ ...next, choice: undefined })
		if (address === requested.current || (!evenIfPart && !hasPlaceAndUse(next))) return
		requested.current = address
		onTheWay.current.push(address)
		navigate(addressOf(next), { replace: true, preventScrollReset: true })
	}

	return {
		form,
		/** Grows each time the fields are to begin anew. */
		edition,
		/** For a change that no field reports itself. */
		changed: () => follow({ evenIfPart: false }),
		handlers: {
			onInput: ({ target }: FormEvent<HTMLFormElement>) => {
				clearTimeout(timer.current)
				const isTyped = target instanceof HTMLInputElement && target.type === 'text'
				if (isTyped && MUSTS.includes(target.name) && isHalfTyped(target)) return
				const pause = isTyped ? TYPING_DEBOUNCE_MS : SLIDING_DEBOUNCE_MS
				timer.current = setTimeout(() => follow({ evenIfPart: false }), pause)
			},
			onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
				if (target instanceof HTMLInputElement && target.type === 'text')
					follow({ evenIfPart: MUSTS.includes(target.name) })
			},
			onSubmit: (event: FormEvent<HTMLFormElement>) => {
				event.preventDefault()
				follow({ evenIfPart: true })
			},
		},
	}
}
