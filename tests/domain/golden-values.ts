/** The engine version that these values belong to. */
export const GOLDEN_ENGINE = '1';

/** SHA-256 over the tickets of each lottery and strategy. */
export const GOLDEN: Readonly<Record<string, string>> = {
  'megasena quick': '9ad3e5b4779010ac76260f6521f0502289e2d9f152526943bb1568c6c06e1435',
  'megasena strategic': '3d1a0012e136a7d7213b76a2efb854c67ba27a194829f7b76f1b7be59e670773',
  'megasena aggressive': '9e9cbff1935e191a43cb7857ec3227aafc7078192f6924918106adc7a2b6ee00',
  'megasena uniform': '1566cdd8359d7e118320b6e4e08d726468c68f09d4cc0917e83b52e56fb47e58',
  'lotofacil quick': 'd6762a549dfb90cf171e7c956efcb8330d4348dfd885f39afadb40c364458f9d',
  'lotofacil strategic': 'e5ebac26e4667dc0ddb8ec6407012c7e1d111e17713cdeeddd2ef22f885f3680',
  'lotofacil aggressive': 'dcb4aad53c085d93f49a9eacc7376025f3c8b3971c0e92ea6f94ecbbcb7c14db',
  'lotofacil uniform': 'a8daf81ec75107b7d1cf9be7ae3cac7ec096f6f5a8a267553a91b72b36d3b8e5',
  'quina quick': '471fc5ca0d8b9e2ae93a6b6d52b45026b3cfaf7e2aa2722be2a2d6375dc43db8',
  'quina strategic': 'be5c911cc0c6046dbb6ee06b98a5099dd779d0cb93bf2a3a3aea5e12cbdaf584',
  'quina aggressive': 'e198a5abe900cc7ceaa860e6a7665dfeefacc6cff69f6aa77dca0923b2efe3f8',
  'quina uniform': '1b9df15099437e1bd67923c434623c74b9050c878932954dffdca924a3a62723',
  'duplasena quick': '92823dc2529977ae5e757ad1bec1d92a98b3fa02b9886e7ec4d45d33866c4bf6',
  'duplasena strategic': '5b5b43fa4a80bac7172557d0dfbedbbe59830f0bb9301f4dc552fe1d1d8e593d',
  'duplasena aggressive': '354b976e74aabf8d2d93b737e8059a6ca672a1610a6dffd2f7170a12736acb93',
  'duplasena uniform': 'bd7c668e377503fdc3f28fd9b46b7f971957514ff3443eb67119310866966e4c',
  'timemania quick': '0cd01f36e181ea0af2970d6c647bb2e8a34e80a92cc4e2d1794da6591fa4d1bc',
  'timemania strategic': 'abd0c344086d7242abdbd6b4b022c3be8f59aa0c46ab69a0856a72a720eab7b8',
  'timemania aggressive': '8ea255a8672c648d38c190cecc97ac4b206c8f5df5cc78097fcc5f14dda98aaf',
  'timemania uniform': '2315361492807fed1794dff3be2eb2473ab1d49bf07d446841fabd62d0fd6a1d',
  'diadasorte quick': '36991d4b8d37d3b08294183250f978461cf8f8d1aae7ef38265e94f2d3cee40b',
  'diadasorte strategic': '95fa2dee4a29c154a82285a6b385708d495679fb3c54d2fe8eb2ea8cef347c95',
  'diadasorte aggressive': '01f91124fd354ebb3b774f54f891ae13cc392f5163a5e3090538736cf85377bd',
  'diadasorte uniform': 'd58bd0b67816450b7e66b0ec28459964a0f4e3de9f15a8177b2ce35e625b8fb2',
  'lotomania quick': '6d1c619de1353a8c115c74e38f0094dda2b1c72cd5041c08188f612834477574',
  'lotomania strategic': 'c6bbe7ef4b6f9d89bbc796055f249400bee128cba5ecbfa6012c2b337cb0307d',
  'lotomania aggressive': '6fdd4bd1843c110404e406160fef5d7587d31d5efabd1f726846faa0e41a792b',
  'lotomania uniform': 'c257dc54531fc905063a5e4a107fc1fa450d02148c662c3f6e6ca7520d225587',
};
