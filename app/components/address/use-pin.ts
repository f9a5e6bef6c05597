import { useRef, useState } from 'react'
import type { Pin } from '../../../api/pins'
import { pinDigits } from '../../../shared/addresses/indian-number'
import { readApi } from '../../api-call'

/** Looks up the typed PIN code. @param known the lookup that the page came with; null where it has none */
export function usePin(known: Pin | null) {
	const [pin, setPin] = useState(known)
	const requested = useRef(known?.pin ?? null)
	async function look(text: string) {
		const digits = pinDigits(text)
		if (digits === requested.current) return
		requested.current = digits
		setPin(null)
		if (!digits) return
		const found = await readApi('/pins/:pin', { param: { pin: digits } })
		if (requested.current !== digits) return
		// Asked again at the next key where nothing came.
		if (!found) requested.current = null
		setPin(found)
	}
	return { pin, look }
}
