/** Mail addresses as people give them, and the one spelling of each; null is refused. */
export const GIVEN_ADDRESSES: readonly (readonly [given: string, kept: string | null])[] = [
	['asha@example.com', 'asha@example.com'],
	['a@b.co', 'a@b.co'],
	['first.last@example.com', 'first.last@example.com'],
	['a+b@example.com', 'a+b@example.com'],
	['a_b@example.com', 'a_b@example.com'],
	['a-b@example.com', 'a-b@example.com'],
	['1@example.com', '1@example.com'],
	["o'neil@example.com", "o'neil@example.com"],
	['a@sub.example.com', 'a@sub.example.com'],
	['a@a-b.example', 'a@a-b.example'],
	['a@1.example', 'a@1.example'],
	['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
	['a@example.co.in', 'a@example.co.in'],
	['a@x.museum', 'a@x.museum'],
	['_a@example.com', '_a@example.com'],
	['a--b@example.com', 'a--b@example.com'],
	['-a@example.com', '-a@example.com'],
	[
		'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@example.com',
		'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@example.com',
	],
	[
		'a@bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.example',
		'a@bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.example',
	],
	['a@123.example', 'a@123.example'],
	['a.b-c@example.com', 'a.b-c@example.com'],
	['a.b+c@example.com', 'a.b+c@example.com'],
	["o'b.c@example.com", "o'b.c@example.com"],
	['a@b-c.d-e.example', 'a@b-c.d-e.example'],
	['Asha@Example.COM', 'asha@example.com'],
	['  asha@example.com ', 'asha@example.com'],
	['asha@example.com\u000a', 'asha@example.com'],
	['\ufeffasha@example.com', 'asha@example.com'],
	['asha@BÜCHER.example', 'asha@xn--bcher-kva.example'], // wrong before
	['asha@bücher.example', 'asha@xn--bcher-kva.example'], // wrong before
	['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'], // wrong before
	['asha@सौर.example', 'asha@xn--t2bp4d.example'], // wrong before
	['asha@παράδειγμα.example', 'asha@xn--hxajbheg2az3al.example'], // wrong before
	['asha@例え.example', 'asha@xn--r8jz45g.example'], // wrong before
	['asha@한국.example', 'asha@xn--3e0b707e.example'], // wrong before
	['asha@مثال.example', 'asha@xn--mgbh0fb.example'], // wrong before
	['asha@தமிழ்.example', 'asha@xn--rlcus7b3d.example'], // wrong before
	['asha@mañana.example', 'asha@xn--maana-pta.example'], // wrong before
	['asha@faß.example', 'asha@xn--fa-hia.example'], // wrong before
	['r&d@example.com', 'r&d@example.com'], // wrong before
	['a=b@example.com', null], // wrong before
	['x/y@example.com', null], // wrong before
	['a!b@example.com', null], // wrong before
	['a%b@example.com', null], // wrong before
	['a?b@example.com', null], // wrong before
	['a|b@example.com', null], // wrong before
	['{a}@example.com', null], // wrong before
	['a@example.xn--h2brj9c', 'a@example.xn--h2brj9c'], // wrong before
	['asha@example.भारत', 'asha@example.xn--h2brj9c'], // wrong before
	['asha@सौर.भारत', 'asha@xn--t2bp4d.xn--h2brj9c'], // wrong before
	['asha@пример.рф', 'asha@xn--e1afmkfd.xn--p1ai'], // wrong before
	['asha@example.рфa', null],
	['asha@xn--.xn--', null],
	['', null],
	['asha', null],
	['asha@', null],
	['@example.com', null],
	['asha@example', null],
	['a sha@example.com', null],
	['a@b@c.d', null],
	['a@example.com,b@example.com', null],
	['a;b@example.com', null],
	['a@example.com?bcc=b', null],
	['a@example.com\u000d\u000abcc:b', null],
	['Asha <a@example.com>', null],
	['a@example.com%0Abcc:b', null],
	['<a@example.com>', null],
	['"a b"@example.com', null],
	['a@[192.0.2.1]', null],
	['a@192.0.2.1', null], // wrong before
	['a@1.2', null], // wrong before
	['.a@example.com', null], // wrong before
	['a.@example.com', null], // wrong before
	['a..b@example.com', null], // wrong before
	['a@.example.com', null], // wrong before
	['a@example.com.', null], // wrong before
	['a@example..com', null], // wrong before
	['a@-a.example', null], // wrong before
	['a@a-.example', null], // wrong before
	['a@a_b.example', null], // wrong before
	['a@example.1', null], // wrong before
	['आशा@example.com', null], // wrong before
	['zoë@example.com', null], // wrong before
	['zoe\u0308@example.com', null], // wrong before
	['иван@example.com', null], // wrong before
	['a@аpple.example', null], // wrong before
	['a@appleа.example', null], // wrong before
	['a@सौरsolar.example', null], // wrong before
	['a@exa mple.com', null],
	['a@example.com/x', null],
	['a@example.com#x', null],
	['a@example.com:25', null],
	['a(b)@example.com', null],
	['a@exam\u200bple.com', null], // wrong before
	['a\u200b@example.com', null], // wrong before
	['\u202aa@example.com\u202c', null], // wrong before
	['a\u0000@example.com', null],
	['a@b', null],
	['a@@example.com', null],
	['mailto:a@example.com', null],
	['a\\b@example.com', null],
	['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@example.com', null], // wrong before
	['a@bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.example', null], // wrong before
	[
		'a@bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
		null,
	],
	['a@☀.example', null], // wrong before
	['a@example.com a', null],
	['a\u0009b@example.com', null],
]
