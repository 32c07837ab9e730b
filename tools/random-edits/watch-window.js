// Runs in every page before its own code. `noteSave` and `noteKept` are bindings of record.ts.
{
  const { fetch, noteSave, noteKept } = window;
  const { setItem, removeItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    void noteKept(key, value);
  };
  Storage.prototype.removeItem = function (key) {
    removeItem.call(this, key);
    void noteKept(key, '');
  };
  window.fetch = async (input, init) => {
    // Payload's forms send what they have in a part of this name.
    const sent = init?.body instanceof FormData ? init.body.get('_payload') : init?.body;
    if (init?.method !== 'PATCH' || typeof sent !== 'string') return fetch(input, init);
    const address = new URL(input, location.href).href;
    await noteSave(address, sent);
    const reply = await fetch(input, init);
    const document = reply.ok ? (await reply.clone().json()).doc : undefined;
    await noteSave(address, sent, { status: reply.status, document });
    return reply;
  };
}
