import { useRef, useState } from 'react'
import type { Pin } from '../../api/pins'
import { pinDigits } from '../../shared/indian-number'

/** What is known of the PIN code typed. @param known what the page came with; null where it has looked up none */
export function usePin(known: Pin | null) {
	const [pin, setPin] = useState(known)
	const requested = useRef(known?.pin ?? null)
	async function look(text: string) {
		const digits = pinDigits(text)
		if (digits === requested.current) return
		requested.current = digits
		setPin(null)
		if (!digits) return
		const answer = await fetch(`/api/pins/${digits}`).catch(() => null)
		const found: Pin | null = answer?.ok ? await answer.json() : null
		if (requested.current !== digits) return
		// Asked again at the next key where nothing came.
		if (!found) requested.current = null
		setPin(found)
	}
	return { pin, look }
}
