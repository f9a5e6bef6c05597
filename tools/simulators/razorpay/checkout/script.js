// What a shop's page loads in place of https://checkout.razorpay.com/v1/checkout.js.
;(() => {
	const home = new URL(document.currentScript.src).origin

	/** Sends the page elsewhere by a form. */
	function post(action, fields) {
		const form = document.createElement('form')
		form.method = 'post'
		form.action = action
		for (const [name, value] of Object.entries(fields)) {
			if (value === undefined || value === null) continue
			const input = document.createElement('input')
			input.type = 'hidden'
			input.name = name
			input.value = value
			form.append(input)
		}
		document.body.append(form)
		form.submit()
	}

	class Razorpay {
		#options
		#listeners = {}
		#frame = null
		#receive = null

		constructor(options) {
			if (!options?.key) throw new Error('No key passed')
			this.#options = options
		}

		on(event, listener) {
			this.#listeners[event] = [...(this.#listeners[event] ?? []), listener]
			return this
		}

		open() {
			const {
				key,
				order_id,
				name,
				description,
				prefill = {},
				callback_url,
				redirect,
			} = this.#options
			const fields = { key_id: key, order_id, name, description, ...named('prefill', prefill) }
			if (callback_url && redirect)
				return post(`${home}/v1/checkout/embedded`, {
					...fields,
					callback_url: new URL(callback_url, location.href).href,
					cancel_url: location.href,
				})
			const asked = new URLSearchParams({ origin: location.origin })
			for (const [field, value] of Object.entries(fields)) if (value) asked.set(field, value)
			this.#frame = document.createElement('iframe')
			this.#frame.src = `${home}/v1/checkout/frame?${asked}`
			this.#frame.title = 'Payment'
			this.#frame.className = 'razorpay-checkout-frame'
			Object.assign(this.#frame.style, {
				position: 'fixed',
				inset: '0',
				width: '100%',
				height: '100%',
				border: '0',
				zIndex: '2147483647',
			})
			this.#receive = (message) => this.#told(message)
			addEventListener('message', this.#receive)
			document.body.append(this.#frame)
		}

		close() {
			removeEventListener('message', this.#receive)
			this.#frame?.remove()
			this.#frame = null
		}

		#told({ origin, source, data }) {
			if (origin !== home || source !== this.#frame?.contentWindow) return
			const { handler, callback_url, modal } = this.#options
			if (data.kind === 'paid') {
				this.close()
				if (callback_url) post(callback_url, data.fields)
				else handler?.(data.fields)
			} else if (data.kind === 'failed') {
				for (const listener of this.#listeners['payment.failed'] ?? [])
					listener({ error: data.error })
			} else if (data.kind === 'closed') {
				this.close()
				modal?.ondismiss?.()
			}
		}
	}

	const named = (group, fields) =>
		Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}[${name}]`, value]))

	window.Razorpay = Razorpay
})()
