/** Whether the person wants to save data; only some browsers can say so. */
export const savesData = () => Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;
